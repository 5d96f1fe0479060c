import { expect, test } from 'vitest'
import { sceneViewerUrl } from './scene-viewer.ts'

const PAGE = 'https://shop.example/de-de/products/nuvola?variant=7'

// spec 1: AR on Android: Scene Viewer shows the chosen finish at true size, with a link back
test('Scene Viewer opens a file in the chosen finish, at true size, with the name of the piece and a link to it', () => {
  const { file, sent, intent } = parsed({})
  expect(file).toBe('https://shop.example/models/nuvola.glb?finish=moss')
  expect(sent).toEqual({ mode: 'ar_preferred', resizable: 'false', title: 'Nuvola & Söhne; 2', link: PAGE })
  expect(intent).toEqual([
    'Intent',
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(`${PAGE}#no-scene-viewer`)}`,
    'end',
    '',
  ])
})

test.each([
  ['as drawn, without a finish', { finish: null }, 'https://shop.example/models/nuvola.glb'],
  [
    'a finish of any name',
    { finish: 'Noce & oro' },
    'https://shop.example/models/nuvola.glb?finish=Noce%20%26%20oro',
  ],
  ['of a model elsewhere, as it is', { glb: 'https://cdn.example/a.glb' }, 'https://cdn.example/a.glb'],
])('the file is %s', (_, changes, file) => {
  expect(parsed(changes).file).toBe(file)
})

test('what hangs on a wall is placed on one', () => {
  expect(parsed({ placement: 'wall' }).sent).toMatchObject({ enable_vertical_placement: 'true' })
})

function parsed({
  glb = '/files/nuvola.glb',
  placement = 'floor' as 'floor' | 'wall',
  finish = 'moss' as string | null,
}) {
  const address = sceneViewerUrl({
    model: { glb, placement },
    finish,
    title: 'Nuvola & Söhne; 2',
    page: `${PAGE}#room`,
  })
  expect(address).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?/)
  const { searchParams, hash } = new URL(address.replace(/^intent:/, 'https:'))
  const { file, ...sent } = Object.fromEntries(searchParams)
  return { file, sent, intent: hash.slice(1).split(';') }
}
