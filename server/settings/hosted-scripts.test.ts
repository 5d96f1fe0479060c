import { expect, test } from 'vitest'
import { collectHostedSources, collectPageHosts } from '../compose/pages.ts'
import { contentPolicy } from '../http/security-headers.ts'
import { readConfiguration } from './config.ts'

const CONSENT = 'https://consent.example/cmp.js'
const WIDGET = 'https://widgets.example/accessible.js'

function policyOf(variables: Record<string, string>) {
  const configuration = readConfiguration(variables)
  const policy = contentPolicy(
    { scripts: ["'sha256-x'"], styles: [], styleAttributes: [] },
    {
      isSecure: true,
      imageHosts: [],
      formOrigins: [],
      isDevelopment: false,
      hosted: collectHostedSources(configuration),
    },
  )
  const directives = policy.split('; ').map((text): [string, string[]] => {
    const [name = '', ...sources] = text.split(' ')
    return [name, sources]
  })
  return { hosted: collectPageHosts(configuration), directives: new Map(directives) }
}

test('without settings pages load nothing from elsewhere', () => {
  const { hosted, directives } = policyOf({ SCRIPT_HOSTS: 'cdn.example' })
  expect(hosted).toBeNull()
  expect(directives.get('script-src')).toEqual(["'self'", "'sha256-x'"])
  expect(directives.get('connect-src')).toEqual(["'self'"])
  expect(directives.has('frame-src')).toBe(false)
})

// spec 7: consent platform, tag manager and accessibility widget by settings; their hosts are in the policy, nothing inline
test('each script is allowed from its host, and its resources from further hosts, but never inline', () => {
  const { hosted, directives } = policyOf({
    CONSENT_SCRIPT_URL: CONSENT,
    ACCESSIBILITY_SCRIPT_URL: WIDGET,
    SCRIPT_HOSTS: 'cdn.example, *.cdn.example',
  })
  expect(hosted).toEqual({ scripts: { consent: CONSENT, accessibility: WIDGET } })
  const further = ['https://cdn.example', 'https://*.cdn.example']
  const own = ['https://consent.example', 'https://widgets.example']
  expect(directives.get('script-src')).toEqual(["'self'", "'sha256-x'", ...own, ...further])
  expect(directives.get('connect-src')).toEqual(["'self'", ...own, ...further])
  expect(directives.get('frame-src')).toEqual(["'self'", ...further])
  expect(directives.get('font-src')).toEqual(["'self'", ...further])
  for (const sources of directives.values()) expect(sources).not.toContain("'unsafe-inline'")
})

test('the tag manager of Google is allowed with the hosts of its tags, another one with its own', () => {
  const google = policyOf({ TAG_MANAGER_ID: 'GTM-ABC123' })
  expect(google.hosted?.scripts?.tagManager).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123')
  expect(google.directives.get('connect-src')).toContain('https://*.google-analytics.com')
  const own = policyOf({ TAG_MANAGER_ID: 'GTM-ABC123', TAG_MANAGER_URL: 'https://tags.example/' })
  expect(own.hosted?.scripts?.tagManager).toBe('https://tags.example/gtm.js?id=GTM-ABC123')
  expect(own.directives.get('script-src')).toEqual(["'self'", "'sha256-x'", 'https://tags.example'])
})

test.each([
  ['TAG_MANAGER_ID', 'UA-1'],
  ['CONSENT_SCRIPT_URL', 'javascript:alert(1)'],
  ['SCRIPT_HOSTS', 'https://cdn.example/path'],
  ['SCRIPT_HOSTS', "cdn.example 'unsafe-inline'"],
])('%s cannot be %s', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(name)
})

test('events for a hosted shop may be sent to it', () => {
  const { hosted, directives } = policyOf({ TRACKING_SHOP_ID: '42' })
  expect(hosted).toEqual({ tracking: { url: 'https://monorail-edge.shopifysvc.com', shopId: 42 } })
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://monorail-edge.shopifysvc.com'])
})
