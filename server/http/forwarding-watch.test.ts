import { expect, test, vi } from 'vitest'
import { watchForwarding } from './forwarding-watch.ts'

const forwarded = new Headers({ 'x-forwarded-for': '203.0.113.7' })

test('an assumed demonstration ends permanently with the first forwarded request', () => {
  const log = { warn: vi.fn() }
  const watch = watchForwarding({ mode: 'assumed', trustedProxies: 0, log })
  watch.observe(new Headers({ host: 'localhost:3000' }))
  expect(watch.isDemonstrationOpen()).toBe(true)
  watch.observe(forwarded)
  watch.observe(new Headers({ host: 'localhost:3000' }))
  expect(watch.isDemonstrationOpen()).toBe(false)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('DEMONSTRATION=yes'))
})

test.each([
  [{ host: 'shop.example' }, false],
  [{ host: '192.168.1.5:3000' }, false],
  [{ host: '127.0.0.1:3000', origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ host: '127.0.0.1:3000', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, true],
  [{ host: '127.0.0.1:3000', origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ host: 'LOCALHOST:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, true],
  [{}, true],
])('a demonstration that was only assumed is still one after a request with %o: %s', (headers, isOpen) => {
  const watch = watchForwarding({ mode: 'assumed', trustedProxies: 0, log: { warn: vi.fn() } })
  watch.observe(new Headers(headers as HeadersInit))
  expect(watch.isDemonstrationOpen()).toBe(isOpen)
})

test('a chosen demonstration stays one behind a proxy', () => {
  const watch = watchForwarding({ mode: 'chosen', trustedProxies: 0, log: { warn: vi.fn() } })
  watch.observe(forwarded)
  watch.observe(new Headers({ host: 'shop.example' }))
  expect(watch.isDemonstrationOpen()).toBe(true)
})

test.each([
  [0, 1],
  [1, 0],
])('a real shop with TRUSTED_PROXIES=%i is warned %i times of a proxy', (trustedProxies, warnings) => {
  const log = { warn: vi.fn() }
  const watch = watchForwarding({ mode: 'off', trustedProxies, log })
  watch.observe(forwarded)
  watch.observe(forwarded)
  expect(watch.isDemonstrationOpen()).toBe(false)
  expect(log.warn).toHaveBeenCalledTimes(warnings)
})
