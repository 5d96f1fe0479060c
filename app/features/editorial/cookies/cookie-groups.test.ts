import { expect, test } from 'vitest'
import { cookieTable } from '#app/visitor/cookies/cookie-table.ts'
import { formatSpan, groupCookies } from './cookie-groups.ts'

// spec 3: the cookie policy shows every cookie, its purpose and its lifetime
test('every cookie of the shop is listed once, the necessary ones first', () => {
  const groups = groupCookies('en-US', { isSecure: false })
  expect(groups[0]?.consent).toBeNull()
  expect(new Set(groups.map(({ consent }) => consent)).size).toBe(groups.length)
  const names = groups.flatMap(({ lines }) => lines.flatMap((line) => line.names))
  expect(names.toSorted()).toEqual(cookieTable.map(({ name }) => name).sort())
})

test('cookies with the same purpose and lifetime share a line', () => {
  const row = { isHttpOnly: true, consent: null, purpose: 'sign-in' } as const
  const [group] = groupCookies('de-AT', { isSecure: false }, [
    { ...row, name: 'a', lifetimeSeconds: 3_600 },
    { ...row, name: 'b', lifetimeSeconds: 3_600 },
    { ...row, name: 'c', lifetimeSeconds: 86_400 },
  ])
  expect(group?.lines).toEqual([
    { names: ['a', 'b'], purpose: 'sign-in', lifetime: '1 Stunde' },
    { names: ['c'], purpose: 'sign-in', lifetime: '1 Tag' },
  ])
})

test.each([
  [34_560_000, 'en-US', '400 days'],
  [86_400, 'it-IT', '1 giorno'],
  [7_200, 'fr-FR', '2\u00a0heures'],
  [3_600, 'es-ES', '1 hora'],
  [1_800, 'de-DE', '30 Minuten'],
])('%i seconds are written in %s as %s', (seconds, tag, text) => {
  expect(formatSpan(seconds, tag)).toBe(text)
})
