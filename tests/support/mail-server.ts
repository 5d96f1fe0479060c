import { createServer, type Socket } from 'node:net'

export type SampleMailServer = {
  url: string
  /** The accepted messages, including headers. */
  letters: string[]
  /** How many of the next messages are refused temporarily. */
  refuseNext: number
  /**
   * The next replies to a command, instead of the usual one: `RCPT`, `MAIL`, `DATA`, or `.` after a message. `drop`
   * ends the connection.
   */
  replies: Partial<Record<string, string[]>>
  close(): Promise<void>
}

/** A minimal SMTP server on a free port of this machine. */
export function startMailServer(): Promise<SampleMailServer> {
  return new Promise((resolve) => {
    const listener = createServer((socket) => converse(socket, server))
    const server: SampleMailServer = {
      url: '',
      letters: [],
      refuseNext: 0,
      replies: {},
      close: () => new Promise((closed) => listener.close(() => closed())),
    }
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address()
      server.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
      resolve(server)
    })
  })
}

function converse(socket: Socket, server: SampleMailServer): void {
  let received = ''
  let isLetter = false
  socket.setEncoding('utf8')
  socket.on('error', () => {})
  socket.write('220 sample\r\n')
  socket.on('data', (chunk) => {
    received += chunk
    for (;;) {
      const end = received.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const line = received.slice(0, end)
      received = received.slice(end + (isLetter ? 5 : 2))
      const reply =
        server.replies[isLetter ? '.' : line.slice(0, 4)]?.shift() ?? usual(line, isLetter, server)
      if (isLetter && reply.startsWith('250')) server.letters.push(line)
      if (reply === 'drop') return void socket.destroy()
      isLetter = reply.startsWith('354')
      socket.write(`${reply}\r\n`)
      if (line === 'QUIT') socket.end()
    }
  })
}

function usual(line: string, isLetter: boolean, server: SampleMailServer): string {
  if (isLetter) return '250 taken'
  if (line.startsWith('RCPT') && server.refuseNext > 0) {
    server.refuseNext -= 1
    return '451 try again later'
  }
  return line === 'DATA' ? '354 go on' : '250 ok'
}
