import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { silence, startFaultServer } from '#tests/contract/support/fault-server.ts'
import { overNetwork } from './seam.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

test('a request is aborted at its caller’s timeout, even after a garbage collection', async () => {
  const server = await startFaultServer()
  server.becomes(silence)
  const collecting = setInterval(collectGarbage, 20)
  const response = overNetwork(new Request(server.url, { signal: AbortSignal.timeout(300) }))
  const waiting = new Promise((resolve) => setTimeout(resolve, 5_000, 'still waiting'))
  await expect(Promise.race([response, waiting])).rejects.toThrow('aborted due to timeout')
  clearInterval(collecting)
  await server.close()
})
