import { expect, it } from 'vitest'
import { amountCell, toCsv } from '#contracts/csv.ts'

it('a file begins with a byte order mark and the header, and has only the named columns of each row', () => {
  const rows = [
    { name: 'Ana', count: 2, isOn: true, none: null, more: 'unasked' },
    { name: '', count: 0, isOn: false },
  ]
  expect(toCsv('en', ['name', 'count', 'isOn', 'none'], rows)).toBe(
    '\uFEFFname,count,isOn,none\r\nAna,2,true,\r\n,0,false,\r\n',
  )
})

// Proves DATA-12.
it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
  ['she said "no"', '"she said ""no"""'],
  ['=1+1', "'=1+1"],
  ['+55', "'+55"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['a\t=1+1', '"a\t=1+1"'],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['\nx', '"\'\nx"'],
  [' =1+1', "' =1+1"],
  ['\u00A0 @sum', "'\u00A0 @sum"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0B1', "'\uFF0B1"],
  ['\uFF0D1', "'\uFF0D1"],
  ['\uFF20sum', "'\uFF20sum"],
  [' x', ' x'],
  ['a=1', 'a=1'],
  [{ a: 1 }, '"{""a"":1}"'],
  [['x'], '"[""x""]"'],
  [undefined, ''],
])('%j is written as %j', (value, written) => {
  expect(toCsv('en', ['c'], [{ c: value }])).toBe(`\uFEFFc\r\n${written}\r\n`)
})

// Proves DATA-27.
it.each([
  ['pt', '\uFEFFa;b\r\n"1,05";"x;y"\r\n'],
  ['es', '\uFEFFa;b\r\n"1,05";"x;y"\r\n'],
  ['fr', '\uFEFFa;b\r\n"1,05";"x;y"\r\n'],
  ['en', '\uFEFFa,b\r\n1.05,"x;y"\r\n'],
] as const)('separator and decimals are those of %s', (language, written) => {
  expect(toCsv(language, ['a', 'b'], [{ a: amountCell(105, language), b: 'x;y' }])).toBe(written)
})
