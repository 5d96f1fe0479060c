import { expect, test } from 'vitest'
import { readHouse } from '#server/house/read-house.ts'
import { getContact } from './contact.ts'

const HOUSE = readHouse('house')

// spec 9: sales hours in the country's time format
test.each([
  ['US', '8am–12pm ET'],
  ['CA', '8am–12pm ET'],
  ['MX', '8am–12pm ET'],
  ['IT', '9:00–18:00 CET'],
  ['DE', '9:00–18:00 CET'],
  ['ES', '9:00–18:00 CET'],
  ['IE', '8:00–17:00 GMT'],
  ['AE', '9am–6pm CET'],
  ['GB', '8:00–17:00 GMT'],
  ['FR', '9:00–18:00 CET'],
] as const)('in %s one calls %s', (country, hours) => {
  expect(getContact(country, HOUSE.contact).hours).toBe(hours)
})
