import { afterAll, expect, test } from 'vitest'
import { allowPictureHosts } from '#services/kernel/pictures/picture-hosts.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { watchPictureHosts } from './picture-hosts.ts'

const database = await freshDatabase()
const hosts = await watchPictureHosts(database, ['configured.example'], (error) => {
  throw error
})
afterAll(async () => {
  await hosts.close()
  await database.close()
})

test.each([
  ['/pictures/lamp-main.webp', true],
  ['/services/content/images/sample/production/ab-8x6.webp', true],
  ['https://configured.example/a.jpg', true],
  ['https://other.example/a.jpg', false],
  ['https://configured.example.evil.example/a.jpg', false],
  ['http://configured.example/a.jpg', false],
  ['https://configured.example:8443/a.jpg', false],
  ['https://user@configured.example/a.jpg', false],
  ['/pictures/../secrets.json', false],
  ['data:image/png;base64,AAAA', false],
  ['', false],
])('whether the picture at %s is shown: %s', (address, isShown) => {
  expect(hosts.shows(address)).toBe(isShown)
})

test('a host that is allowed while the shop is open is shown at once, and the configured ones stay', async () => {
  let changes = 0
  hosts.onChange(() => {
    changes += 1
  })
  expect(await allowPictureHosts(database, ['new.example', 'newer.example'])).toHaveLength(2)
  await eventually(async () => expect(hosts.shows('https://new.example/a.jpg')).toBe(true))
  expect(changes).toBe(1)
  expect(hosts.allows('configured.example')).toBe(true)
  expect(hosts.allows('other.example')).toBe(false)
  expect(await allowPictureHosts(database, ['new.example'])).toEqual([])
  const later = await watchPictureHosts(database, [], () => {})
  expect(later.allows('newer.example')).toBe(true)
  await later.close()
})
