import { expect, test } from 'vitest'
import { openPictureFiles } from './picture-files.ts'

const findPicture = openPictureFiles(['/nowhere'])

test.each([
  ['https://cdn.example/a.jpg?v=1', 'https://cdn.example/a.jpg?v=1'],
  ['HTTP://cdn.example/a.jpg', 'HTTP://cdn.example/a.jpg'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['https://cdn.example/two words.jpg', 'https://cdn.example/two%20words.jpg'],
])('%s is the web address %s, of unknown size', async (source, url) => {
  expect(await findPicture(source)).toEqual({ ok: true, picture: { url, width: null, height: null } })
})

test.each([
  ['https://', 'picture-invalid'],
  ['two words.jpg', 'picture-invalid'],
  ['m/../../b.jpg', 'picture-invalid'],
  ['m/.hidden.jpg', 'picture-invalid'],
  ['ftp://cdn.example/a.jpg', 'picture-invalid'],
  ['/etc/passwd', 'picture-invalid'],
  ['missing.jpg', 'picture-not-found'],
  ['m/b/mb01-blau-ü.jpg', 'picture-not-found'],
])('%s is left out: %s', async (source, code) => {
  expect(await findPicture(source)).toEqual({ ok: false, code })
})
