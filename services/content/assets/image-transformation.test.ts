import { expect, test } from 'vitest'
import { readTransformation } from './image-transformation.ts'

const read = (search: string, accept: string | null = null) =>
  readTransformation(new URLSearchParams(search), accept)

const MADE = { width: null, height: null, fit: 'max', rect: null, quality: 75, format: null }

test.each([
  ['', null],
  ['dl=name.jpg', null],
  ['w=200', { ...MADE, width: 200 }],
  ['w=33&h=44&fit=crop', { ...MADE, width: 33, height: 44, fit: 'crop' }],
  ['w=100&dpr=2', { ...MADE, width: 200 }],
  ['w=100&dpr=9', { ...MADE, width: 300 }],
  ['w=99999', { ...MADE, width: 4096 }],
  ['w=100&q=40&fm=webp', { ...MADE, width: 100, quality: 40, format: 'webp' }],
  ['rect=10,20,300,400', { ...MADE, rect: { left: 10, top: 20, width: 300, height: 400 } }],
])('%s', (search, value) => expect(read(search)).toEqual({ ok: true, value }))

test('the format is the best that the browser accepts', () => {
  const best = (accept: string | null) => read('w=1&auto=format', accept)
  expect(best('image/avif,image/webp')).toMatchObject({ value: { format: 'webp' } })
  expect(best(null)).toMatchObject({ value: { format: null } })
})

test.each([
  'w=-1',
  'w=x',
  'w=1e9',
  'fit=none',
  'fm=exe',
  'rect=1,2,3',
  'rect=0,0,0,5',
  'rect=1,2,3,4,5',
  'q=NaN',
])('%s is refused', (search) => expect(read(search)).toEqual({ ok: false, code: 'transformation-malformed' }))
