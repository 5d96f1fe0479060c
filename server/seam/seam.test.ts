import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { silence, startFaultServer } from '#tests/contract/support/fault-server.ts'
import { overNetwork } from './seam.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

test('a request is aborted at its caller’s timeout, even after a garbage collection', async () => {
  const server = await startFaultServer()
  server.becomes(silence)
  const collecting = setInterval(collectGarbage, 20)
  const response = overNetwork(new Request(server.url, { signal: AbortSignal.timeout(300) }))
  await expect(response).rejects.toThrow('aborted due to timeout')
  clearInterval(collecting)
  await server.close()
})

test('a body that is being read is aborted with its request, even after a garbage collection', async () => {
  const server = await startFaultServer()
  server.becomes((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(': open\n\n')
  })
  const leaving = new AbortController()
  const begun = Promise.withResolvers<void>()
  const read = async () => {
    const response = await overNetwork(new Request(server.url, { signal: leaving.signal }))
    begun.resolve()
    return response.text()
  }
  const reading = read()
  await begun.promise
  // From here on, only the body that is being read references its request.
  for (let round = 0; round < 10; round += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    collectGarbage()
  }
  leaving.abort()
  await expect(reading).rejects.toThrow('aborted')
  await server.close()
})

test.each([
  ['a stream of events outlasts the time of a call', 'text/event-stream; charset=utf-8', 'first second'],
  ['any other body does not', 'application/json', null],
])('%s', async (_, type, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = await startFaultServer()
  const finish = Promise.withResolvers<void>()
  server.becomes(async (response) => {
    response.writeHead(200, { 'content-type': type })
    response.write('first ')
    await finish.promise
    response.end('second')
  })
  const response = await overNetwork(new Request(server.url))
  const body = response.text().catch(() => null)
  await vi.advanceTimersByTimeAsync(130_000)
  finish.resolve()
  expect(await body).toBe(text)
  vi.useRealTimers()
  await server.close()
})
