import { expect, test } from 'vitest'
import { roomAltText } from './room-alt-text.ts'

const luna = { en: 'Luna, pair', it: 'Luna', es: 'Luna', de: 'Luna', fr: 'Luna' }

test('a room picture names the pieces beside it, without their numbers', () => {
  const alt = roomAltText('credenza-canneto-room', luna)
  expect(alt.en).toMatch(/^.+ in a paneled room in low sun, with .+ and .+$/)
  expect(alt.de).toMatch(/^.+ in einem getäfelten Raum bei tiefer Sonne; daneben: .+ und .+$/)
})

test('an outdoor picture is described as on a terrace', () => {
  expect(roomAltText('lettino-valle-room', luna).en).toBe('Luna on a sunlit terrace, with Valle outdoor pouf')
})

test('a picture without other pieces describes only the place', () => {
  expect(roomAltText('no-such-picture', luna).en).toBe('Luna in a paneled room in low sun')
})
