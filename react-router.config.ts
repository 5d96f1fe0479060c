import type { Config } from '@react-router/dev/config'

/** The table of routes is one small static file: no request asks the server where a link leads. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
  ssr: true,
} satisfies Config
