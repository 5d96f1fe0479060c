import { expect, test } from 'vitest'
import { openPictureFiles } from './picture-files.ts'

const findPicture = openPictureFiles('/nowhere')

test.each([
  ['https://cdn.example/a.jpg?v=1', 'https://cdn.example/a.jpg?v=1'],
  ['HTTP://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
])('%s is the web address %s, of unknown size', async (source, url) => {
  expect(await findPicture(source)).toEqual({ ok: true, picture: { url, width: null, height: null } })
})

test.each([
  ['https://', 'picture-invalid'],
  ['https://cdn.example/two words.jpg', 'picture-invalid'],
  ['ftp://cdn.example/a.jpg', 'picture-invalid'],
  ['/etc/passwd', 'picture-invalid'],
  ['missing.jpg', 'picture-not-found'],
])('%s is refused: %s', async (source, code) => {
  expect(await findPicture(source)).toEqual({ ok: false, code })
})
