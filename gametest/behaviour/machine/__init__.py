"""What moves things or works by itself: known is when it would act, not what it would do."""
