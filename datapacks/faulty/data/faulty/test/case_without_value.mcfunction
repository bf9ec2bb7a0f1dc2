# @case one size
$say $(size)
