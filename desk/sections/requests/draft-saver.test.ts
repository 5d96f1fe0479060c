import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftSaver, type DraftState } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens a fake server that stores what it receives and can be made to fail or respond slowly. */
function open() {
  const server = { texts: [] as string[], fails: false, slow: null as Promise<void> | null }
  const states: DraftState['kind'][] = []
  const saver = createDraftSaver(
    async (text) => {
      await server.slow
      if (server.fails) throw new Error('unavailable')
      server.texts.push(text)
      return text === '' ? null : 'now'
    },
    ({ kind }) => states.push(kind),
  )
  return { server, states, saver }
}

test('a text is saved once the typing pauses, not at each key', async () => {
  const { server, states, saver } = open()
  for (const text of ['D', 'De', 'Dear']) {
    saver.change(text)
    await vi.advanceTimersByTimeAsync(500)
  }
  await vi.advanceTimersByTimeAsync(500)
  expect(server.texts).toEqual(['Dear'])
  expect(states).toEqual(['unsaved', 'unsaved', 'unsaved', 'saved'])
})

test('a cleared text is saved as empty', async () => {
  const { states, saver } = open()
  saver.change('')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states).toEqual(['unsaved', 'empty'])
})

test('text that could not be saved is saved once the server can be reached', async () => {
  const { server, states, saver } = open()
  server.fails = true
  saver.change('Dear')
  await vi.advanceTimersByTimeAsync(11_000)
  server.fails = false
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.texts).toEqual(['Dear'])
  expect(states).toEqual(['unsaved', 'failed', 'failed', 'failed', 'saved'])
})

// spec 1: what could not be saved is saved later, an earlier text never over a later one
test('text typed during a slow attempt is saved after it, never before', async () => {
  const { server, states, saver } = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.slow = promise
  saver.change('De')
  await vi.advanceTimersByTimeAsync(1_000)
  saver.change('Dear')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(server.texts).toEqual([])
  resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.texts).toEqual(['De', 'Dear'])
  expect(states).toEqual(['unsaved', 'unsaved', 'saved'])
})

test('leaving saves immediately, and stopping, as when the reply is sent, saves nothing later', async () => {
  const { server, states, saver } = open()
  saver.change('Dear')
  saver.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.texts).toEqual(['Dear'])
  saver.change('Dear Ada')
  await saver.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.texts).toEqual(['Dear'])
  expect(states).toEqual(['unsaved', 'saved', 'unsaved'])
})
