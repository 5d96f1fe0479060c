import { createServer, type Socket } from 'node:net'

export type SampleMailServer = {
  url: string
  /** The accepted messages, including headers. */
  emails: string[]
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
      emails: [],
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
  let isMessage = false
  socket.setEncoding('utf8')
  socket.on('error', () => {})
  socket.write('220 sample\r\n')
  socket.on('data', (chunk) => {
    received += chunk
    for (;;) {
      const end = received.indexOf(isMessage ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const line = received.slice(0, end)
      received = received.slice(end + (isMessage ? 5 : 2))
      const reply =
        server.replies[isMessage ? '.' : line.slice(0, 4)]?.shift() ?? usual(line, isMessage, server)
      if (isMessage && reply.startsWith('250')) server.emails.push(line)
      if (reply === 'drop') return void socket.destroy()
      isMessage = reply.startsWith('354')
      socket.write(`${reply}\r\n`)
      if (line === 'QUIT') socket.end()
    }
  })
}

function usual(line: string, isMessage: boolean, server: SampleMailServer): string {
  if (isMessage) return '250 taken'
  if (line.startsWith('RCPT') && server.refuseNext > 0) {
    server.refuseNext -= 1
    return '451 try again later'
  }
  return line === 'DATA' ? '354 go on' : '250 ok'
}
