"""Makes the small files of the site's typeface from the package @fontsource-variable/anek-malayalam.

    python3 subset-anek.py <folder of the package's files> <output folder>      (fonttools 4 with brotli)

- Weights 400 to 700 only, without ligatures and fractions: addresses, numbers and codes stay letter by letter.
- `basic` has what English and names in it need, `accents` the other letters of Latin-1.
- `language` is the word of the language link, so that a page in English does not load all of Malayalam for it.
- The dots of i and j are raised, the more the bolder: at 15 pixels on an ordinary display they melted into the stems.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = 'anek-malayalam-latin-wght-normal.woff2'
MALAYALAM = 'anek-malayalam-malayalam-wght-normal.woff2'
LANGUAGE, LANGUAGE_WEIGHT = 'മലയാളം', 500
BASIC = set(range(0x20, 0x7F)) | {
    0xA0, 0xA9, 0xB7, 0xD7, 0x2009, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026,
    0x202F, 0x203A, 0x2190, 0x2192, 0x2212,
}
# Font units (2,000 an em) between a dot and its stem: at 15 pixels a little more than one.
GAP = 150
WEIGHTS = (400, 500, 700)


def dot_points(font, name):
    """The indices of the points of the dot, the highest contour of the glyph."""
    glyph = font['glyf'][name]
    start, contours = 0, []
    for end in glyph.endPtsOfContours:
        contours.append(range(start, end + 1))
        start = end + 1
    return max(contours, key=lambda points: min(glyph.coordinates[point][1] for point in points))


def gap_of(source, weight, name):
    font = instancer.instantiateVariableFont(TTFont(source), {'wght': weight})
    glyph, dot = font['glyf'][name], dot_points(font, name)
    stem = [y for point, (_, y) in enumerate(glyph.coordinates) if point not in dot]
    return min(glyph.coordinates[point][1] for point in dot) - max(stem)


def raise_dot(font, source, name):
    """Moves the dot so that the gap is `GAP` at every weight: the outline at 500, its variations at 400 and 700."""
    lift = {weight: round(GAP - gap_of(source, weight, name)) for weight in WEIGHTS}
    glyph, dot = font['glyf'][name], dot_points(font, name)
    for point in dot:
        x, y = glyph.coordinates[point]
        glyph.coordinates[point] = (x, y + lift[500])
    glyph.recalcBounds(font['glyf'])
    for variation in font['gvar'].variations[name]:
        _, peak, _ = variation.axes['wght']
        more = lift[400 if peak < 0 else 700] - lift[500]
        variation.coordinates = [
            (delta[0], delta[1] + more) if delta is not None and point in dot else delta
            for point, delta in enumerate(variation.coordinates)
        ]


def make(source, target, codes):
    font = TTFont(source)
    options = subset.Options(layout_features=['ccmp', 'tnum', 'kern', 'mark', 'mkmk'], hinting=False)
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {'wght': WEIGHTS}, optimize=False)
    for letter in 'ij':
        if ord(letter) in codes:
            raise_dot(font, source, letter)
    font.flavor = 'woff2'
    font.save(target)
    print(target, target.stat().st_size)


def make_word(source, target, word, weight):
    font = TTFont(source)
    # All features: letters of Malayalam are joined and placed by them.
    options = subset.Options(layout_features=['*'], hinting=False, name_IDs=[])
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=word)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {'wght': weight})
    font.flavor = 'woff2'
    font.save(target)
    print(target, target.stat().st_size)


def main():
    source, target = Path(sys.argv[1]) / SOURCE, Path(sys.argv[2])
    known = set(TTFont(source).getBestCmap())
    make(source, target / 'anek-latin-basic.woff2', BASIC & known)
    make(source, target / 'anek-latin-accents.woff2', known - BASIC)
    make_word(Path(sys.argv[1]) / MALAYALAM, target / 'anek-language.woff2', LANGUAGE, LANGUAGE_WEIGHT)


main()
