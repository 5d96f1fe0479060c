import { createServer } from 'node:http'
import { z } from 'zod'

const page = z.object({ headers: z.record(z.string(), z.string()), body: z.base64() })

/**
 * The baseline: Node's own server, which only writes one page sent by its parent. It reports its port and its CPU time
 * like the shop.
 */
process.once('message', (message) => {
  const { headers, body: text } = page.parse(message)
  const body = Buffer.from(text, 'base64')
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (request.url === '/metrics') return response.end(`process_cpu_seconds_total ${processorSeconds()}\n`)
    response.writeHead(200, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit())

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
