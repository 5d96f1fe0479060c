import { expect, test } from 'vitest'
import { readSubscriberFile, SUBSCRIBER_FILE_MAX, SUBSCRIBER_LINES_MAX } from './subscriber-file.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const HEAD = 'email,language,country,consented_at,consented_where,wording'
const read = (...lines: string[]) => readSubscriberFile([HEAD, ...lines].join('\r\n'), NOW)
const GOOD = 'Anna@Example.com,de,at,2024-05-01,Salone 2024,"Ja, ich möchte ""Neues"" lesen"'

test('a line has an address, and the proof of its consent', () => {
  expect(read(GOOD)).toEqual({
    ok: true,
    subscribers: [
      {
        line: 2,
        email: 'anna@example.com',
        language: 'de',
        country: 'AT',
        consentedAt: new Date('2024-05-01'),
        consentSource: 'Salone 2024',
        wording: 'Ja, ich möchte "Neues" lesen',
      },
    ],
    refused: [],
  })
})

// spec 1: newsletter: an import needs proof of each consent
test.each([
  ['anna,de,AT,2024-05-01,Salone,Ja', 'email-malformed'],
  ['<b>@x.y,de,AT,2024-05-01,Salone,Ja', 'email-malformed'],
  ['anna@example.com,nl,AT,2024-05-01,Salone,Ja', 'language-unknown'],
  ['anna@example.com,de,XX,2024-05-01,Salone,Ja', 'country-unknown'],
  ['anna@example.com,de,AT,last year,Salone,Ja', 'date-malformed'],
  ['anna@example.com,de,AT,2026-11-27,Salone,Ja', 'date-malformed'],
  ['anna@example.com,de,AT,2024-05-01,,Ja', 'proof-missing'],
  ['anna@example.com,de,AT,2024-05-01,Salone,', 'proof-missing'],
  ['anna@example.com,de', 'country-unknown'],
])('the line "%s" is refused: %s', (line, code) => {
  expect(read(line)).toEqual({ ok: true, subscribers: [], refused: [{ line: 2, code }] })
})

test('a duplicate address counts once, and lines are numbered as in the file', () => {
  const found = read('', GOOD.replace('Neues', 'Neues\nund Altes'), 'x', GOOD)
  expect(found).toMatchObject({
    subscribers: [{ line: 3 }],
    refused: [
      { line: 5, code: 'email-malformed' },
      { line: 6, code: 'twice' },
    ],
  })
})

test('columns may be separated by semicolons, and come in any order', () => {
  const text =
    '\ufeffcountry;email;wording;consented_where;consented_at;language\nIT;b@example.com;Sì;Fiera;2024-01-02;it'
  expect(readSubscriberFile(text, NOW)).toMatchObject({
    subscribers: [{ email: 'b@example.com', country: 'IT', wording: 'Sì' }],
  })
})

test.each([
  ['', 'columns-missing'],
  ['email,language\na@b.c,de', 'columns-missing'],
  [HEAD, 'file-empty'],
  [[HEAD, ...Array.from({ length: SUBSCRIBER_LINES_MAX + 1 }, () => 'x')].join('\n'), 'file-too-long'],
  [`${HEAD}\n${'x'.repeat(SUBSCRIBER_FILE_MAX)}`, 'file-too-long'],
])('a file that starts with %j is refused: %s', (text, code) => {
  expect(readSubscriberFile(text, NOW)).toEqual({ ok: false, code })
})
