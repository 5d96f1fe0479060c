import { expect, test } from 'vitest'
import { needsOtherBrowser } from './room-browser.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10)'

test.each([
  ['Chrome on Android', `${ANDROID} AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36`, true, false],
  ['Firefox on Android', 'Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', false, true],
  ['a browser inside of an app', `${ANDROID} AppleWebKit/537.36 Version/4.0 Chrome/156.0.0.0`, false, true],
  ['Safari on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', false, false],
  ['Firefox on a desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101', false, false],
])(
  'to place a model in a room with %s (WebXR: %s) needs another browser: %s',
  (_, userAgent, hasWebXr, expected) => {
    expect(needsOtherBrowser(userAgent, hasWebXr)).toBe(expected)
  },
)
