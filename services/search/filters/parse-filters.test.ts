import { describe, expect, test } from 'vitest'
import { parseFilters } from './parse-filters.ts'

/** Formats each group on one line, so that the table of cases remains readable. */
function formatGroups(source: string): string {
  return parseFilters(source)
    .map((group) =>
      group
        .map(({ filter, isNegated }) => {
          const sign = isNegated ? '!' : ''
          if (filter.kind === 'facet') return `${sign}${filter.attribute}=${filter.value}`
          if (filter.kind === 'tag') return `${sign}#${filter.value}`
          if (filter.kind === 'range') return `${sign}${filter.attribute}[${filter.low},${filter.high}]`
          return `${sign}${filter.attribute}${filter.operator}${filter.bound}`
        })
        .join('|'),
    )
    .join(' & ')
}

describe('filters that the hosted engine accepts', () => {
  test.each([
    ['', ''],
    ['  ', ''],
    ['color:red', 'color=red'],
    ['color : red', 'color=red'],
    ['a\nAND\tb', '#a & #b'],
    ['color:red AND category:shirt', 'color=red & category=shirt'],
    ['(color:red AND category:shirt)', 'color=red & category=shirt'],
    ['A:1 AND (B:1 OR C:1)', 'A=1 & B=1|C=1'],
    ['(A:1 OR B:1) AND C:1 AND (D:1 OR E:1)', 'A=1|B=1 & C=1 & D=1|E=1'],
    ['a AND b OR c', '#a & #b|#c'],
    ['a OR b AND (tags:movie AND price:10 TO 20)', '#a|#b & tags=movie & price[10,20]'],
    ['(((a) OR b))', '#a|#b'],
    ['NOT color:red OR NOT category:shirt', '!color=red|!category=shirt'],
    ['NOT price > 10', '!price>10'],
    ['NOT count:0 TO 9', '!count[0,9]'],
    ['price>=12.5', 'price>=12.5'],
    ['price:-5 TO 3', 'price[-5,3]'],
    ['num:123TO456', 'num=123TO456'],
    ['label:-Movie', 'label=-Movie'],
    ['label:"-Movie"', 'label=-Movie'],
    ['"spaced name":"spaced \\"value\\""', 'spaced name=spaced "value"'],
    ["name:'single quoted'", 'name=single quoted'],
    ['artisan.name:"Vetreria: Ferro (Murano)"', 'artisan.name=Vetreria: Ferro (Murano)'],
    ['color:red<score=3> OR color:blue < score = 1 >', 'color=red|color=blue'],
    ['\\name\\:\\value\\', '\\name\\=\\value\\'],
    ['_tags:featured', '#featured'],
    ['(a AND b\\)', '#a & #b\\'],
  ])('%s', (source, expected) => {
    expect(formatGroups(source)).toBe(expected)
  })
})

const NESTED = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'
const MIXED = 'Different types are not allowed in the same OR'

describe('filters that the hosted engine refuses with 400', () => {
  test.each([
    ['A:1 OR (B:1 AND C:1)', NESTED],
    ['(A:1 AND B:1) OR C:1', NESTED],
    ['((A:1 AND B:1)) OR C:1', NESTED],
    ['(A:1 AND (B:1 OR C:1))', NESTED],
    ['((A:1 OR B:1) AND (NOT C:1)) AND D:1', NESTED],
    ['(a OR b AND c) AND d', NESTED],
    ['(a AND b OR c) OR d', NESTED],
    ['NOT (a OR b)', "Unexpected token '(' expected filter at col 4"],
    ['NOT(a AND b)', "Unexpected token '(' expected filter at col 3"],
    ['color:red OR _tags:x', `${MIXED}.\nExpected a facet filter`],
    ['a OR num = 666', `${MIXED}.\nExpected a tag filter`],
    ['num = 666 OR a', `${MIXED}.\nExpected a numeric filter`],
    ['(((tag1) OR tag2) OR name:value)', MIXED],
    [':value AND b:c', "Unexpected token ':' expected filter at col 0"],
    ['name: AND b:c', "Unexpected token 'AND' expected string at col 6"],
    ['name:""', 'Unexpected token empty string expected string'],
    ['not a', 'Unexpected token string(a) expected end of filter at col 4'],
    ['a and b', 'Unexpected token string(and) expected end of filter at col 2'],
    ['color:Books(Kids)', "Unexpected token '('"],
    ['color:a:b', "Unexpected token ':'"],
    ['color:a<b', 'Unexpected token string(b)'],
    ['color:a>b', 'Unexpected token >'],
    ['color:a=b', 'Unexpected token numeric operator'],
    ['color:a!b', 'Not allowed'],
    ['color:"trail\\"', 'incomplete string'],
    ["'unclosed", 'incomplete string'],
    ['a<unknown=666>', 'Unexpected token string(unknown) expected numeric at col 2'],
    ['num < 123 <score=789>', 'Unexpected token < expected end of filter at col 10'],
    ['price > cheap', 'expected numeric'],
    ['price:low TO 20', 'expected numeric'],
    ['(a OR b', "expected ')'"],
    ['a AND', 'Unexpected token end of filter expected filter'],
  ])('%s', (source, message) => {
    expect(() => parseFilters(source)).toThrowError(expect.objectContaining({ status: 400 }))
    expect(() => parseFilters(source)).toThrowError(message)
  })
})
