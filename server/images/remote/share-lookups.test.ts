import { expect, test } from 'vitest'
import { type LookupAll, shareLookups } from './remote-picture.ts'

const ADDRESS = { address: '203.0.113.7', family: 4 }

function world() {
  let time = 0
  const started: string[] = []
  const ends: ((error: Error | null) => void)[] = []
  const slow: LookupAll = (hostname, _, callback) => {
    started.push(hostname)
    ends.push((error) => callback(error, error ? [] : [ADDRESS]))
  }
  const lookupAll = shareLookups(slow, () => time)
  return {
    started,
    end: (error: Error | null = null) => ends.shift()?.(error),
    pass: (ms: number) => {
      time += ms
    },
    find: (hostname: string) =>
      new Promise((resolve) => {
        lookupAll(hostname, { all: true }, (error, addresses) => resolve(error?.message ?? addresses))
      }),
  }
}

test('simultaneous lookups of one name are shared, those of different names are not', async () => {
  const { started, end, find } = world()
  const found = [find('cdn.example'), find('cdn.example'), find('other.example')]
  expect(started).toEqual(['cdn.example', 'other.example'])
  end()
  end()
  expect(await Promise.all(found)).toEqual([[ADDRESS], [ADDRESS], [ADDRESS]])
  void find('cdn.example')
  expect(started).toHaveLength(3)
})

test('a failed lookup is not repeated for ten seconds', async () => {
  const { started, end, find, pass } = world()
  const both = [find('gone.example'), find('gone.example')]
  end(new Error('no response'))
  expect(await Promise.all(both)).toEqual(['no response', 'no response'])
  pass(9_999)
  expect(await find('gone.example')).toBe('no response')
  expect(started).toHaveLength(1)
  pass(1)
  const again = find('gone.example')
  end()
  expect(await again).toEqual([ADDRESS])
})
