import { expect, test } from 'vitest'
import { z } from 'zod'
import { newLineId } from './draft-lines.tsx'

test('the id of a new line is a UUID, different each time', () => {
  const ids = Array.from({ length: 50 }, newLineId)
  expect(ids.every((id) => z.uuid().safeParse(id).success)).toBe(true)
  expect(new Set(ids).size).toBe(50)
})
