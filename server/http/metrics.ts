import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  observeRequest(kind: RequestKind, status: number, seconds: number): void
  observeRender(seconds: number): void
  countPage(outcome: PageOutcome): void
  countViolation(directive: string): void
  setCachedBytes(bytes: number): void
  /** Whether the mail server accepts emails; never called if there is none. */
  setMailServer(acceptsEmails: boolean): void
  text(): Promise<string>
  contentType: string
}

export type RequestKind = 'page' | 'service' | 'image' | 'file' | 'health'

/** How a guest's page was served. */
export type PageOutcome = 'hit' | 'stale' | 'miss' | 'private'

/** The metrics of one process, for Prometheus. Labels have few fixed values, and none identifies a page or a person. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to respond, by kind of request',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render a page from the data of its loaders',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.1, 1],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'page_cache_total',
    help: 'Pages by outcome in the page cache',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'Reports of what the content security policy blocked, by directive',
    labelNames: ['directive'],
    registers: [registry],
  })
  const bytes = new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes in the page cache',
    registers: [registry],
  })
  let mailServer: Gauge | null = null
  return {
    observeRequest: (kind, status, seconds) =>
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
    observeRender: (seconds) => renders.observe(seconds),
    countPage: (outcome) => pages.inc({ outcome }),
    countViolation: (directive) => violations.inc({ directive }),
    setCachedBytes: (amount) => bytes.set(amount),
    setMailServer(acceptsEmails) {
      mailServer ??= new Gauge({
        name: 'mail_server_up',
        help: 'Whether the mail server accepts emails',
        registers: [registry],
      })
      mailServer.set(Number(acceptsEmails))
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
