import { createServer, type Socket } from 'node:net'

export type SampleMailServer = {
  url: string
  /** The accepted messages, headers included. */
  letters: string[]
  /** How many of the next messages are refused temporarily. */
  refuseNext: number
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
      if (isLetter) server.letters.push(line)
      const reply = isLetter ? '250 taken' : replyTo(line, server)
      isLetter = reply.startsWith('354')
      socket.write(`${reply}\r\n`)
      if (line === 'QUIT') socket.end()
    }
  })
}

function replyTo(line: string, server: SampleMailServer): string {
  if (line.startsWith('RCPT') && server.refuseNext > 0) {
    server.refuseNext -= 1
    return '451 try again later'
  }
  return line === 'DATA' ? '354 go on' : '250 ok'
}
