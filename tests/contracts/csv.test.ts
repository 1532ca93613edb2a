import { expect, it } from 'vitest'
import { toCsv } from '#contracts/csv.ts'

it('a file begins with a byte order mark and the header, and has only the named columns of each row', () => {
  const rows = [
    { name: 'Ana', count: 2, isOn: true, none: null, more: 'unasked' },
    { name: '', count: 0, isOn: false },
  ]
  expect(toCsv(['name', 'count', 'isOn', 'none'], rows)).toBe(
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
  ['\tx', "'\tx"],
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
  expect(toCsv(['c'], [{ c: value }])).toBe(`\uFEFFc\r\n${written}\r\n`)
})
