import { expect, test } from 'vitest'
import { downloadHeaders } from './download-headers.ts'

test.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['Küche (1).pdf', `attachment; filename="K_che (1).pdf"; filename*=UTF-8''K%C3%BCche%20%281%29.pdf`],
  [`a"b'c*.png`, `attachment; filename="a_b_c_.png"; filename*=UTF-8''a%22b%27c%2A.png`],
  ['a\r\nb;\ud800', `attachment; filename="a__b__"; filename*=UTF-8''a%0D%0Ab%3B%EF%BF%BD`],
])('the name %j is written as %s', (name, disposition) => {
  const headers = downloadHeaders({ name, type: 'image/png', bytes: 3 })
  expect(headers['content-disposition']).toBe(disposition)
  expect(() => new Headers(headers)).not.toThrow()
})
