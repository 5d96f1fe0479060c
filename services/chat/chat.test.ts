import { afterAll, beforeEach, expect, test } from 'vitest'
import { chatMessage, chatState } from '#contracts/chat.ts'
import { chatEvent } from '#contracts/team/chat.ts'
import { ok, refuse } from '#domain/result.ts'
import { createRateLimiter } from '#services/kernel/rate-limit.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openChat, SAMPLE_HOURS, sampleMessage } from '#tests/support/samples/sample-chat.ts'
import { samplePicture } from '#tests/support/samples/sample-files.ts'
import { TEST_TIME, testClock } from '#tests/support/test-clock.ts'

const database = await freshDatabase('chat', 'files')
const here = openChat(database)
/** Simulates another process using the same database. */
const otherProcess = openChat(database)
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate chat.conversations, chat.pictures cascade'))

const KEY = 'the key of a guest, long enough'
const guest = here.guest(KEY)
const write = async (visitor: ReturnType<typeof here.guest>, text: string, more = {}) => {
  const written = await visitor.write(sampleMessage({ text, ...more }))
  if (!written.ok) throw new Error(written.code)
  return written.value
}
const reply = (id: string, text: string, member = 'a', more = {}) =>
  otherProcess.act(id, 'reply', { id: crypto.randomUUID(), text, ...more }, member)
const texts = async (visitor: ReturnType<typeof here.guest>) => {
  const found = await visitor.read()
  return found.ok ? found.value.messages.map(({ text }) => text) : found.code
}

/** Follows a conversation. Returns the events so far and a function that ends it. */
async function follow(visitor: ReturnType<typeof here.guest>, after = '') {
  const leaving = new AbortController()
  const response = await visitor.follow(after, leaving.signal)
  const heard: string[] = []
  const ids: string[] = []
  const states: ReturnType<typeof chatState.parse>[] = []
  let isOver = false
  const reading = eachEvent(response, (event) => {
    const data = JSON.parse(event.slice(event.indexOf('data: ') + 6))
    if (event.startsWith('event: state')) states.push(chatState.parse(data))
    if (!event.startsWith('event: message')) return
    heard.push(chatMessage.parse(data).text)
    ids.push(/^id: (.+)$/m.exec(event)?.[1] ?? '')
  }).finally(() => {
    isOver = true
  })
  return {
    heard,
    ids,
    states,
    end: () => leaving.abort(),
    reading,
    isOver: () => isOver,
    status: response.status,
  }
}

async function eachEvent(response: Response, onEvent: (event: string) => void): Promise<void> {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) if (event.startsWith('event: ')) onEvent(event)
    }
  } catch {
    // The reader has disconnected.
  }
}

test('a visitor and the team write to each other across two processes, each message once and in order', async () => {
  const { id } = await write(guest, 'Buongiorno')
  const visitor = await follow(guest)
  await eventually(() => expect(visitor.heard).toEqual(['Buongiorno']))
  await reply(id, 'How can I help?')
  await eventually(() => expect(visitor.heard).toEqual(['Buongiorno', 'How can I help?']))
  await eventually(() =>
    expect(visitor.states.at(-1)).toMatchObject({ member: { name: 'A', office: null }, teamRead: 2 }),
  )
  expect(visitor.ids.at(-1)).toBe(`${id}:2`)
  visitor.end()
  await visitor.reading
})

test('a message that is sent again is stored once, and its id cannot be reused by anyone else', async () => {
  const message = sampleMessage({ text: 'Once' })
  const both = await Promise.all([guest.write(message), guest.write(message)])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  expect(await texts(guest)).toEqual(['Once'])
  const stranger = here.guest('the key of someone else entirely')
  expect(await stranger.write(message)).toMatchObject({ code: 'chat-id-taken' })
  expect(await texts(stranger)).toBe('chat-not-found')
})

test('a returning reader receives missed messages once, even after a lost database connection', async () => {
  const { id } = await write(guest, 'One')
  await reply(id, 'Two')
  const resumed = await follow(guest, `${id}:1`)
  await eventually(() => expect(resumed.heard).toEqual(['Two']))
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  )
  await reply(id, 'Three')
  await eventually(() => expect(resumed.heard).toEqual(['Two', 'Three']))
  resumed.end()
})

test('many simultaneous messages are numbered without gaps, and no reader misses any', async () => {
  const { id } = await write(guest, 'First')
  const visitor = await follow(guest)
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      (n % 2 ? otherProcess : here).guest(KEY).write(sampleMessage({ text: `${n}` })),
    ),
  )
  await eventually(() => expect(visitor.heard).toHaveLength(31))
  expect(visitor.ids).toEqual(Array.from({ length: 31 }, (_, n) => `${id}:${n + 1}`))
  expect(new Set(visitor.heard).size).toBe(31)
  visitor.end()
})

// spec 6: a conversation belongs to one visitor, on all of their devices
test('a guest’s messages join their account’s conversation when they sign in, on all devices', async () => {
  const anna = here.customer('anna')
  const { id } = await write(anna, 'From my computer')
  const device = await follow(anna)
  const { id: guestId } = await write(guest, 'From my phone')
  await reply(guestId, 'Good evening')
  expect(await texts(here.customer('anna', KEY))).toEqual([
    'From my computer',
    'From my phone',
    'Good evening',
  ])
  await eventually(() => expect(device.heard).toEqual(['From my computer', 'From my phone', 'Good evening']))
  expect(await texts(guest)).toBe('chat-not-found')
  expect(await here.list()).toMatchObject([{ id, accountId: 'anna', assignee: 'a', unread: 2 }])
  device.end()
})

test('a guest’s conversation becomes that of their new account, and their key no longer opens it', async () => {
  const { id } = await write(guest, 'Hello')
  const old = await follow(guest)
  expect(await here.customer('carla', KEY).read()).toMatchObject({ value: { id } })
  expect(await texts(guest)).toBe('chat-not-found')
  expect(await texts(here.customer('anna'))).toBe('chat-not-found')
  old.end()
})

test('only colleagues receive whispers and their pictures', async () => {
  const { id } = await write(guest, 'Is it solid walnut?')
  const visitor = await follow(guest)
  const note = { id: crypto.randomUUID(), text: 'Ask Paolo' }
  expect(await otherProcess.act(id, 'whisper', note)).toMatchObject({ status: 200 })
  await reply(id, 'It is')
  await eventually(() => expect(visitor.heard).toEqual(['Is it solid walnut?', 'It is']))
  expect(await texts(guest)).toEqual(['Is it solid walnut?', 'It is'])
  const { detail } = await here.find(id)
  expect(detail?.messages.map(({ isWhisper }) => isWhisper)).toEqual([false, true, false])
  expect((await here.client.readData('token-of-anna')).ok).toBe(true)
  visitor.end()
})

test('typing and reading are shown to the other side', async () => {
  const { id } = await write(guest, 'Hello')
  const visitor = await follow(guest)
  const team = await here.read('/chat-events', { role: 'care' })
  const events: string[] = []
  const reading = eachEvent(team, (event) => {
    const { id: of } = chatEvent.parse(JSON.parse(event.slice(event.indexOf('data: ') + 6)))
    events.push(`${event.slice(7, event.indexOf('\n'))} ${of}`)
  })
  // Processes that are not connected to the database yet do not receive the notification.
  await eventually(() => expect(events).toHaveLength(1))
  await guest.type()
  await eventually(() => expect(events).toContain(`typing ${id}`))
  await otherProcess.call(`/chats/${id}/typing`, { role: 'care', body: {} })
  await eventually(() => expect(visitor.states.at(-1)?.isTeamTyping).toBe(true))
  await otherProcess.call(`/chats/${id}/read`, { role: 'care', body: { seq: 1 } })
  await eventually(() => expect(visitor.states.at(-1)?.teamRead).toBe(1))
  expect(await here.list()).toMatchObject([{ unread: 0 }])
  await reply(id, 'Hello')
  await guest.markAsRead({ seq: 2 })
  await eventually(async () => expect((await here.find(id)).detail?.visitorRead).toBe(2))
  await team.body?.cancel().catch(() => {})
  visitor.end()
  void reading
})

test('a picture’s type is detected by content, and only participants can see it and only its uploader can send it', async () => {
  const bytes = (await samplePicture('png')).buffer
  const uploaded = await guest.upload(bytes, null)
  if (!uploaded.ok) throw new Error(uploaded.code)
  expect(uploaded.value).toMatchObject({ width: 40, height: 30 })
  const pictureId = uploaded.value.id
  const stranger = here.guest('the key of someone else entirely')
  expect(await stranger.write(sampleMessage({ pictureId }))).toMatchObject({ code: 'picture-unknown' })
  expect(await texts(stranger)).toBe('chat-not-found')
  expect((await guest.downloadPicture(pictureId)).status).toBe(404)
  const { id } = await write(guest, '', { pictureId })
  const shown = await guest.downloadPicture(pictureId)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await stranger.downloadPicture(pictureId)).status).toBe(404)
  expect((await here.read(`/chats/${id}/pictures/${pictureId}`, { role: 'care' })).status).toBe(200)
  const webp = (await samplePicture('webp')).buffer
  expect(await guest.upload(webp, null)).toMatchObject({ code: 'picture-type' })
  expect(await guest.upload(bytes.slice(0, 60), null)).toMatchObject({ code: 'picture-unreadable' })
})

// spec 4: outside of the hours, the chat stores nothing
test('while no office is open, nothing is stored, but earlier messages can be read', async () => {
  await write(guest, 'In time')
  const closed = openChat(database, { readHours: async () => ok({ ...SAMPLE_HOURS, active: false }) })
  const broken = openChat(database, { readHours: async () => refuse('content-unavailable') })
  for (const service of [closed, broken]) {
    expect(await service.guest(KEY).write(sampleMessage())).toMatchObject({ code: 'chat-closed' })
    expect(await texts(service.guest(KEY))).toEqual(['In time'])
  }
})

test('messages that become a request are recorded once and no longer wait in the chat', async () => {
  const { id } = await write(guest, 'Are you there?')
  expect(await here.list({ state: 'waiting' })).toHaveLength(1)
  for (const _ of [1, 2]) await guest.recordRequest({ number: 'R-26-000001', seq: 1 })
  expect(await texts(guest)).toEqual(['Are you there?', 'R-26-000001'])
  expect(await here.list({ state: 'waiting' })).toEqual([])
  expect((await here.find(id)).detail?.messages.at(-1)).toMatchObject({ author: 'request' })
})

const TO_ADA = { email: 'ada@example.com', timeZone: 'America/New_York' }

test('a visitor can have their conversation emailed once the house has replied', async () => {
  const { id } = await write(guest, 'See example.com or write to me@example.com')
  expect(await guest.sendTranscript(TO_ADA)).toMatchObject({ code: 'no-reply-yet' })
  await otherProcess.act(id, 'reply', { id: crypto.randomUUID(), text: 'See house.example' })
  expect(await guest.sendTranscript(TO_ADA)).toEqual(ok(null))
  expect(here.emails.at(-1)).toMatchObject({
    kind: 'chat-transcript',
    to: 'ada@example.com',
    language: 'en',
    timeZone: 'America/New_York',
    messages: [
      { from: null, text: 'See […] or write to […]' },
      { from: 'A', text: 'See house.example' },
    ],
  })
  const anna = here.customer('anna')
  await write(anna, 'See example.com')
  const own = await anna.read()
  if (own.ok) await reply(own.value.id, 'Yes')
  await anna.sendTranscript({ email: 'anna@example.com', timeZone: null })
  expect(here.emails.at(-1)?.messages[0]?.text).toBe('See example.com')
})

test('visitors write only as fast as people do', async () => {
  const limiter = createRateLimiter({ database, clock: testClock(), secret: 'a secret' })
  const limited = openChat(database, { limiter }).guest('another key of a guest, long enough')
  const outcomes = []
  for (let n = 0; n < 22; n += 1) outcomes.push((await limited.write(sampleMessage())).ok)
  expect(outcomes.filter((isOk) => isOk)).toHaveLength(20)
  expect(await limited.write(sampleMessage())).toMatchObject({ code: 'too-many-requests' })
})

test('every call is refused without a server token and without a visitor', async () => {
  const bare = (headers: Record<string, string>) =>
    here.service.fetch(new Request('http://chat.internal/conversation', { headers }))
  expect((await bare({ 'x-chat-guest': KEY })).status).toBe(401)
  expect((await bare({ authorization: 'Bearer server' })).status).toBe(401)
  const wrong = { authorization: 'Bearer server', 'x-customer-token': 'wrong', 'x-chat-guest': KEY }
  expect((await bare(wrong)).status).toBe(401)
})

test('the team replies, reassigns and closes, and of two replies to one version only one is sent', async () => {
  const { id } = await write(guest, 'Hello')
  const { version } = await here.find(id)
  const send = (text: string, member: string) => {
    const input = { id: crypto.randomUUID(), text }
    return here.call(`/chats/${id}/reply`, { role: 'care', member, body: { version, input } })
  }
  const both = await Promise.all([send('One', 'a'), send('Two', 'b')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await here.act(id, 'assign', { to: 'stranger' })).status).toBe(422)
  expect((await here.act(id, 'assign', { to: 'b' })).body.item.assignee).toBe('b')
  expect((await here.act(id, 'close', {})).body.item.isClosed).toBe(true)
  expect(await here.list({ state: 'open' })).toEqual([])
  // A visitor's message does not change the version.
  const closed = await here.find(id)
  await write(guest, 'One more thing')
  expect(await here.find(id)).toMatchObject({ version: closed.version, isClosed: false })
  const found = await here.list({ language: 'en', country: 'US', text: 'one more', state: 'waiting' })
  expect(found).toMatchObject([{ id, latest: 'One more thing' }])
  expect(await here.list({ language: 'de' })).toEqual([])
})

test('visitors see from which office they are replied to, in their language', async () => {
  const { id } = await write(guest, 'Guten Tag', { language: 'de' })
  const before = await here.call('/chat-office', { role: 'care' })
  expect(before.body).toEqual({ office: null, offices: [{ id: 'milan', name: 'Milan' }] })
  await here.call('/chat-office', { role: 'care', method: 'PUT', body: { office: 'milan' } })
  await reply(id, 'Guten Tag')
  expect(await guest.read()).toMatchObject({ value: { state: { member: { name: 'A', office: 'Mailand' } } } })
})

test('the team finds pieces that are available in the visitor’s country', async () => {
  const { id } = await write(guest, 'A lamp?')
  const found = await here.call(`/chat-pieces?chat=${id}&text=Luna`, { role: 'care' })
  expect(found.body).toEqual({ items: [{ id: '7', title: 'Luna', artisan: 'Ottoni', picture: null }] })
  await reply(id, '', 'a', { productId: '7', productTitle: 'Luna' })
  expect((await here.find(id)).detail?.messages.at(-1)).toMatchObject({
    productId: '7',
    productTitle: 'Luna',
  })
  const read = await guest.read()
  const shown = read.ok ? read.value.messages.at(-1) : null
  expect([shown?.productId, JSON.stringify(shown).includes('Luna')]).toEqual(['7', false])
})

test('only client care can read and reply to conversations', async () => {
  const { id } = await write(guest, 'Hello')
  for (const route of here.routes) {
    const [method, path = ''] = route.split(' ')
    const address = path.replace(':id', id).replace(':action', 'reply').replace(':pictureId', id)
    const sent = method === 'GET' ? {} : { method: method as 'POST', body: {} }
    expect((await here.call(address, { role: 'orders', ...sent })).status, route).toBe(403)
  }
})

test('a customer’s conversation is copied for them and removed with their account, and old conversations are removed automatically', async () => {
  const anna = here.customer('anna')
  const uploaded = await anna.upload((await samplePicture('jpeg')).buffer, null)
  const pictureId = uploaded.ok ? uploaded.value.id : ''
  await write(anna, 'Like this', { pictureId })
  await write(guest, 'Hello')
  const copy = await here.client.readData('token-of-anna')
  expect(copy).toMatchObject({
    value: {
      chat: [
        { messages: [{ text: 'Like this', picture: `https://shop.example/chat/pictures/${pictureId}` }] },
      ],
    },
  })
  expect(await here.client.forget('token-of-anna')).toEqual(ok(null))
  expect(await texts(anna)).toBe('chat-not-found')
  const run = async (days: number) => {
    for (const job of here.service.jobs ?? [])
      await job.run(new Date(TEST_TIME.getTime() + days * 86_400_000))
  }
  await run(1)
  const { rows } = await database.pool.query('select id from files.files where id = $1', [pictureId])
  expect(rows).toEqual([])
  expect(await texts(guest)).toEqual(['Hello'])
  await run(181)
  expect(await texts(guest)).toBe('chat-not-found')
})
