import type { Config } from '@react-router/dev/config'

/** All routes are in one small static file, so the browser never has to request where a link leads. */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
  ssr: true,
} satisfies Config
