import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createChatClient, type VisitorChat } from '#clients/chat/chat-client.ts'
import { chatMessage } from '#contracts/chat.ts'
import { freePort } from '#scripts/shop/running-shop.ts'
import { overNetwork } from '#server/seam/seam.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openChat, sampleMessage } from '#tests/support/samples/sample-chat.ts'

const MESSAGES = 50
const KILLS = 4

type ChatProcess = { child: ChildProcess; port: number; visitor: VisitorChat }

let database: Database
/** The team works in a process that is not killed. */
let team: ReturnType<typeof openChat>
let processes: ChatProcess[]
beforeEach(async () => {
  database = await freshDatabase('chat', 'files')
  team = openChat(database)
  processes = [await start(), await start()]
})
afterEach(async () => {
  for (const { child } of processes) child.kill('SIGKILL')
  await database.close()
})

/** A process of the chat service; `again` starts another one on the same port. */
async function start(port?: number): Promise<ChatProcess> {
  const at = port ?? (await freePort())
  const script = join(import.meta.dirname, 'chat-process.ts')
  const child = spawn(process.execPath, [script, database.url, String(at)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const client = createChatClient({
    baseUrl: `http://127.0.0.1:${at}`,
    fetch: overNetwork,
    token: 'server',
    // A killed process does not respond.
    report: () => {},
  })
  return {
    child,
    port: at,
    visitor: client.forCaller({ accessToken: null, guestKey: 'a guest who goes on writing' }),
  }
}

/** Any of the processes, chosen like a proxy would. */
const anyVisitor = (turn: number) => processes[turn % processes.length]?.visitor ?? team.guest('')

/** Sends a message with its id until one of the processes has accepted it. */
async function send(turn: number): Promise<void> {
  const message = sampleMessage({ text: `visitor ${turn}` })
  let attempt = turn
  await eventually(async () => expect(await anyVisitor(attempt++).write(message)).toMatchObject({ ok: true }))
}

/** Follows like a browser: when a stream breaks off, it continues from the last event, with any process. */
function follow() {
  const heard: { text: string; id: string }[] = []
  const leaving = new AbortController()
  let last = ''
  let broken = 0
  const reading = (async () => {
    let turn = 0
    while (!leaving.signal.aborted) {
      const response = await eventually(async () => {
        const opened = await anyVisitor(turn++).follow(last, leaving.signal)
        expect(opened.ok || leaving.signal.aborted).toBe(true)
        return opened
      })
      try {
        let text = ''
        for await (const chunk of response.body ?? []) {
          text += new TextDecoder().decode(chunk)
          const events = text.split('\n\n')
          text = events.pop() ?? ''
          for (const event of events) {
            if (!event.startsWith('event: message')) continue
            heard.push(chatMessage.parse(JSON.parse(event.slice(event.indexOf('data: ') + 6))))
            last = /^id: (.+)$/m.exec(event)?.[1] ?? last
          }
        }
      } catch {
        broken += 1
      }
    }
  })()
  return { heard, reading, end: () => leaving.abort(), broken: () => broken }
}

// spec 7: no message of a chat is lost or doubled when a process is killed
test('kill -9 of processes while both sides write loses no message and doubles none', async () => {
  await send(0)
  const [chat] = await team.list()
  if (!chat) throw new Error('It is listed')
  const reader = follow()
  let isWriting = true
  const killing = (async () => {
    for (let kill = 0; kill < KILLS && isWriting; kill += 1) {
      const victim = processes[kill % 2]
      victim?.child.kill('SIGKILL')
      if (victim) processes[kill % 2] = await start(victim.port)
    }
  })()
  const expected = ['visitor 0']
  for (let turn = 1; turn <= MESSAGES; turn += 1) {
    expected.push(`visitor ${turn}`)
    await send(turn)
    if (turn % 10 !== 0) continue
    expected.push(`team ${turn}`)
    await team.act(chat.id, 'reply', { id: crypto.randomUUID(), text: `team ${turn}` })
  }
  isWriting = false
  await killing
  await send(MESSAGES + 1)
  expected.push(`visitor ${MESSAGES + 1}`)
  await eventually(() => expect(reader.heard).toHaveLength(expected.length))
  expect(reader.heard.map(({ text }) => text)).toEqual(expected)
  expect(reader.broken()).toBeGreaterThan(0)
  const stored = (await team.find(chat.id)).detail?.messages.map(({ text }) => text)
  expect(stored).toEqual(expected)
  reader.end()
  await reader.reading
}, 300_000)
