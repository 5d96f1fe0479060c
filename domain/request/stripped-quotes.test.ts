import { expect, test } from 'vitest'
import { stripQuotedText } from './stripped-quotes.ts'

const QUOTE = '> Dear Ada,\n> which drawer is it?\n'

test.each([
  [
    'Gmail in English',
    `The second one.\n\nOn Mon, Nov 23, 2026 at 4:51 AM Giulia <g@house.example> wrote:\n\n${QUOTE}`,
  ],
  [
    'Gmail with a broken line',
    `The second one.\n\nOn Mon, Nov 23, 2026 at 4:51 AM Giulia Ferri\n<replies+0123456789abcdef@in.house.example> wrote:\n${QUOTE}`,
  ],
  [
    'Gmail in German',
    `The second one.\n\nAm Mo., 23. Nov. 2026 um 10:51 Uhr schrieb Giulia <g@house.example>:\n\n${QUOTE}`,
  ],
  [
    'Gmail in French',
    `The second one.\n\nLe lun. 23 nov. 2026 à 10:51, Giulia <g@house.example> a écrit :\n\n${QUOTE}`,
  ],
  [
    'Gmail in Italian',
    `The second one.\n\nIl giorno lun 23 nov 2026 alle ore 10:51 Giulia <g@house.example> ha scritto:\n\n${QUOTE}`,
  ],
  [
    'Gmail in Spanish',
    `The second one.\n\nEl lun, 23 nov 2026 a las 10:51, Giulia (<g@house.example>) escribió:\n\n${QUOTE}`,
  ],
  [
    'Apple Mail',
    `The second one.\n\n> On 23 Nov 2026, at 10:51, Giulia <g@house.example> wrote:\n> \n${QUOTE}`,
  ],
  ['Thunderbird in German', `The second one.\n\nAm 23.11.26 um 10:51 schrieb Giulia:\n${QUOTE}`],
  [
    'a quotation that starts with its date',
    `The second one.\n\n2026-11-23 10:51 GMT+01:00 Giulia <g@house.example> ha scritto:\n${QUOTE}`,
  ],
  [
    'Outlook as text',
    'The second one.\n\n-----Original Message-----\nFrom: Giulia\nSent: Monday\n\nDear Ada',
  ],
  ['Outlook in German', 'The second one.\n\n-----Ursprüngliche Nachricht-----\nVon: Giulia\n\nLiebe Ada'],
  ['Outlook in French', 'The second one.\n\n-----Message d’origine-----\nDe : Giulia\n\nChère Ada'],
  ['Outlook on the web', 'The second one.\n\n________________________________\nFrom: Giulia\n\nDear Ada'],
  [
    'Outlook with a heading',
    'The second one.\n\nFrom: Giulia <g@house.example>\nSent: Monday, 23 November 2026 10:51\nTo: Ada\n\nDear Ada',
  ],
  [
    'Outlook with a bold heading',
    'The second one.\n\n*Von:* Giulia\n*Gesendet:* Montag\n*An:* Ada\n\nLiebe Ada',
  ],
  [
    'Outlook in Italian',
    'The second one.\n\nDa: Giulia\nInviato: lunedì 23 novembre 2026 10:51\nA: Ada\n\nCara Ada',
  ],
  ['Outlook in Spanish', 'The second one.\n\nDe: Giulia\nEnviado el: lunes\nPara: Ada\n\nQuerida Ada'],
  ['a signature', 'The second one.\n\n-- \nAda Byron\n+44 20 7946 0000'],
  ['a signature whose space was lost', 'The second one.\n\n--\nAda Byron'],
  ['nothing quoted', 'The second one.\n'],
  ['line breaks of two characters', 'The second one.\r\n\r\n> Dear Ada\r\n'],
])('of an email with %s, what was written is left', (_, text) => {
  expect(stripQuotedText(text)).toBe('The second one.')
})

test.each([
  [`${QUOTE}The second one.`, 'The second one.'],
  [`On Mon, Nov 23, 2026 Giulia wrote:\n${QUOTE}\nThe second one.`, 'The second one.'],
  ['> Which?\nThe second.\n> When?\nToday.', 'The second.\nToday.'],
  ['On 3 May she wrote to us.\nDoes that help?', 'On 3 May she wrote to us.\nDoes that help?'],
  ['From: the left wall, 78 cm.\nTo: the window.', 'From: the left wall, 78 cm.\nTo: the window.'],
  ['It is 78 > 75 cm\n\n\n\nwide', 'It is 78 > 75 cm\n\nwide'],
  ['Le mur mesure 78 cm.', 'Le mur mesure 78 cm.'],
  [QUOTE, ''],
  ['', ''],
])('%j is left as %j', (text, left) => {
  expect(stripQuotedText(text)).toBe(left)
})

test('a hostile text is stripped like any other', () => {
  for (const part of ['On 1 schrieb ', 'On 1\n', '> ', '-', '_', '\n', 'From: a\n', 'wrote:\nOn 1 '])
    expect(stripQuotedText(part.repeat(100_000 / part.length)).length).toBeLessThanOrEqual(100_000)
})
