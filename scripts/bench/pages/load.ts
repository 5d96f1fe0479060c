import { connect, type Socket } from 'node:net'

/** How many responses the server sent under constant load, and in which time. */
export type Load = { responses: number; seconds: number }

const HEAD_END = Buffer.from('\r\n\r\n')
const OK = Buffer.from('HTTP/1.1 200 ')

/**
 * Requests one page over `connections` persistent connections, each again as soon as it has its response. It only reads
 * the length of a response, so that the server is the bottleneck. Throws on any status other than 200.
 */
export async function load(
  origin: string,
  path: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const { hostname, port, host } = new URL(origin)
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
  const count = { responses: 0, isOver: false }
  const startedAt = performance.now()
  const requesting = Array.from({ length: connections }, () =>
    requestRepeatedly(connect(Number(port), hostname), request, count),
  )
  // A client that sleeps between two responses would be woken by each write of the server, at the server's expense, and
  // a faster server would look twice as fast as it is.
  const preventSleep = () => {
    if (!count.isOver) setImmediate(preventSleep)
  }
  preventSleep()
  setTimeout(() => {
    count.isOver = true
  }, seconds * 1000)
  await Promise.all(requesting)
  return { responses: count.responses, seconds: (performance.now() - startedAt) / 1000 }
}

function requestRepeatedly(
  socket: Socket,
  request: Buffer,
  count: { responses: number; isOver: boolean },
): Promise<void> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0)
    let missingBytes: number | null = null
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', (chunk: Buffer) => {
      if (missingBytes === null) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf(HEAD_END)
        if (end === -1) return
        if (!head.subarray(0, OK.length).equals(OK)) return reject(new Error(head.toString('latin1', 0, end)))
        missingBytes = bodyBytes(head, end) - (head.length - end - HEAD_END.length)
        head = Buffer.alloc(0)
      } else missingBytes -= chunk.length
      if (missingBytes > 0) return
      missingBytes = null
      count.responses++
      if (count.isOver) socket.destroy()
      else socket.write(request)
    })
  })
}

function bodyBytes(head: Buffer, end: number): number {
  const length = /\ncontent-length: (\d+)/i.exec(head.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('A response has no Content-Length')
  return Number(length)
}
