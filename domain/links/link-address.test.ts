import { expect, test } from 'vitest'
import { safeLinkAddress } from './link-address.ts'

test.each([
  '/',
  '/cad/luna.dwg',
  '/products/luna?variant=1',
  'https://maker.example/luna',
  'mailto:a@b.example',
  'tel:+39',
])('a link may lead to %s', (address) => expect(safeLinkAddress(address)).toBe(address))

test.each([
  null,
  '',
  'luna.dwg',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://maker.example',
  '//evil.example',
  '/\\evil.example',
  'blob:https://shop.example/1',
])('a link does not lead to %j', (address) => expect(safeLinkAddress(address)).toBeNull())
