import { expect, test } from 'vitest'
import { checkDownloadInput, readDownloadInput } from './download-form.ts'

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ title: 'Casa Brera', ...entries })) data.set(name, value)
  return data
}
const refusalsOf = (entries: Record<string, string>) =>
  checkDownloadInput(readDownloadInput(form(entries)), '2026-11-26')

test('what is not among the choices is the first of them', () => {
  expect(readDownloadInput(form({ kind: 'exe', prices: 'everyone’s', paper: 'A5' }))).toEqual({
    kind: 'pdf',
    title: 'Casa Brera',
    client: '',
    prices: 'public',
    markUp: '',
    until: '',
    paper: 'A4',
    hasNotes: false,
    hasStudio: false,
  })
})

test.each([
  [{}, []],
  [{ title: ' ' }, ['title-missing']],
  [{ title: 'x'.repeat(121) }, ['title-too-long']],
  [{ client: 'x'.repeat(121) }, ['client-too-long']],
  [{ prices: 'client', 'mark-up': 'much' }, ['mark-up-malformed']],
  [{ prices: 'client', 'mark-up': '12,5 %' }, []],
  [{ prices: 'public', 'mark-up': 'much' }, []],
  [{ until: '31.12.2026' }, ['until-malformed']],
  [{ until: '2026-11-25' }, ['until-past']],
  [{ until: '2026-11-26' }, []],
] as const)('%j is refused as %j', (entries, refusals) => {
  expect(refusalsOf(entries)).toEqual(refusals)
})
