"""Patterns that packs write.

Expected results are those of Java's `Pattern.find`, from its documentation:
https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/regex/Pattern.html
"""

from __future__ import annotations

import pytest

from gametest.core.pattern.java_pattern import JavaPattern, JavaPatternError

PATH = "recipe/gold_ingot-2.json"


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        ("", PATH, True),
        ("gold", PATH, True),
        ("silver", PATH, False),
        ("^gold", PATH, False),
        ("^recipe/.*\\.json$", PATH, True),
        ("json\\z", PATH, True),
        ("\\Arecipe\\Z", PATH, False),
        ("gold|silver", PATH, True),
        ("(?:iron|gold)_ingot", PATH, True),
        ("(?<kind>recipe|loot)/", PATH, True),
        ("g.{2}d", PATH, True),
        ("o{2,}", PATH, False),
        ("[a-f]{2}", PATH, True),
        ("[^a-z0-9]{2}", PATH, False),
        ("\\d\\.", PATH, True),
        ("\\w+/\\w+-", PATH, True),
        ("\\p{Lower}+/\\p{Alpha}", PATH, True),
        ("\\p{javaLowerCase}\\p{Punct}\\pN", PATH, True),
        ("\\p{L}{7}", PATH, False),
        ("\\P{Ll}\\p{IsDigit}", PATH, True),
        ("[\\p{Lower}&&[^aeiou]]{2}", PATH, True),
        ("[a-z&&[^a-z]]", PATH, False),
        ("[a-c[x-z]]", "y", True),
        ("[^a-c[x-z]]", "y", False),
        ("[]a]", "a", True),
        ("[a-]", "-", True),
        ("\\Q.json\\E$", PATH, True),
        ("\\Q.jso", PATH, True),
        ("\\h|\\s|\\R", PATH, False),
        ("(?<=recipe/)gold", PATH, True),
        ("(?<=loot/)gold", PATH, False),
        ("(?<!/)gold", PATH, False),
        ("(?<!loot/)gold", PATH, True),
        ("(?<=o{1,2}ld_|x)ingot", PATH, True),
        ("gold(?=_ingot)", PATH, True),
        ("gold(?!_)", PATH, False),
        ("^(?!.*silver).*$", PATH, True),
        ("^(?!.*gold).*$", PATH, False),
        ("(?=.*json)(?=.*recipe)^r", PATH, True),
        ("(?<=^)r", PATH, True),
        ("(?<=(?=/)/)g", PATH, True),
        ("(?!(?!recipe))^", PATH, True),
        ("(?i)(?<=RECIPE/)GOLD", PATH, True),
        ("(?:(?=a)a|(?=b)b){3}$", "xaba", True),
        ("\\bgold", PATH, True),
        ("\\bingot", PATH, False),
        ("\\Bingot\\b", PATH, True),
        ("(?i)RECIPE", PATH, True),
        ("(?i:GOLD)_ingot", PATH, True),
        ("(?i:GOLD)_INGOT", PATH, False),
        ("RECIPE", PATH, False),
        ("\\x67old", PATH, True),
        ("\\u0067old", PATH, True),
        ("\\x{67}old", PATH, True),
        ("a*?b??", "", True),
        ("(a|ab|b)*z", "ab" * 100, False),
        ("(a+)+$", "a" * 200 + "b", False),
        ("(x+x+)+y", "x" * 200, False),
        ("a*a*a*a*a*a*b", "a" * 300, False),
        ("(a?){30}a{30}", "a" * 30, True),
    ],
)
def test_a_pattern_finds_what_java_finds(pattern: str, text: str, found: bool) -> None:
    assert found == JavaPattern.parse(pattern).search(text)


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("(a", "a group is not closed"),
        ("a)", "closed that was not opened"),
        ("*", "nothing stands before '\\*'"),
        ("{2}", "nothing stands before '{'"),
        ("a{3,2}", "in the wrong order"),
        ("a{x}", "has no number"),
        ("[a", "not closed by '\\]'"),
        ("[b-a]", "range b-a is in the wrong order"),
        ("\\", "ends after"),
        ("\\y", "no escape '\\\\y'"),
        ("(?P<name>a)", "an unknown kind of group"),
        ("(?<1>a)", "no good name"),
        ("(?<=a*)b", "no greatest length at character 3"),
        ("(?<!a|bc+)d", "no greatest length at character 3"),
        ("(?=a", "a group is not closed"),
        ("(?>a)", "atomic groups are not supported"),
        ("a*+", "possessive quantifiers are not supported"),
        ("(a)\\1", "references to groups are not supported"),
        ("\\k<a>", "references to groups are not supported"),
        ("\\p{IsGreek}", "the class 'IsGreek' is not supported"),
        ("a{5000}", "a count over 1000 is not supported"),
        ("(a{1000}){1000}", "more than 5000 steps"),
        ("(" * 60 + ")" * 60, "nested deeper than 50"),
        ("[" * 60, "nested deeper than 50"),
        ("a" * 2001, "longer than 2000 characters"),
    ],
)
def test_what_cannot_be_matched_is_said_with_its_place(
    pattern: str, message: str
) -> None:
    with pytest.raises(JavaPatternError, match=message):
        JavaPattern.parse(pattern)
