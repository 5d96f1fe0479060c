import { expect, test } from 'vitest'
import { findRoomMode } from './model-stage.tsx'

const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 10)'
const CHROME = `${PIXEL} AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36`
const FIREFOX = 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'
const IN_APP = `${PIXEL} AppleWebKit/537.36 Version/4.0 Chrome/156.0.0.0`
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101'

// spec 1: AR on Android: WebXR, else Scene Viewer, else what to do
test.each([
  ['Chrome on Android', 'viewer', CHROME, { canViewerPlace: true, hasWebXr: true }],
  ['Chrome on Android, where WebXR has no AR or failed', 'scene-viewer', CHROME, { hasWebXr: true }],
  [
    'the same without Scene Viewer',
    'room-unsupported',
    CHROME,
    { hasWebXr: true, isSceneViewerMissing: true },
  ],
  ['Firefox on Android', 'scene-viewer', FIREFOX, {}],
  ['the same without Scene Viewer', 'other-browser', FIREFOX, { isSceneViewerMissing: true }],
  ['a browser inside of an app', 'scene-viewer', IN_APP, {}],
  ['the same without Scene Viewer', 'other-browser', IN_APP, { isSceneViewerMissing: true }],
  ['Safari on an iPhone, with Quick Look', 'viewer', IPHONE, { canViewerPlace: true }],
  ['a browser on an iPhone without it', null, IPHONE, {}],
  ['Chrome on a desktop', null, DESKTOP, { hasWebXr: true }],
])('how %s places a model in a room: %s', (_, way, userAgent, facts) => {
  const none = { canViewerPlace: false, hasWebXr: false, isSceneViewerMissing: false }
  expect(findRoomMode(userAgent, { ...none, ...facts })).toBe(way)
})
