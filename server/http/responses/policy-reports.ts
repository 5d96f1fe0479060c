import { z } from 'zod'

/** Browsers report policy violations to this path. */
export const REPORTS_PATH = '/csp-reports'
/** The group in `Reporting-Endpoints` and in the policy. */
export const REPORTS_GROUP = 'csp'

/** Counted directives; everything else counts as `other`. */
const DIRECTIVES = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr', 'img-src', 'font-src', 'media-src', 'connect-src'],
  ...['worker-src', 'child-src', 'frame-src', 'manifest-src', 'object-src', 'base-uri', 'form-action'],
  'frame-ancestors',
]
const REPORTS_MAX = 20

/** `report-uri` sends one report in its own format; the Reporting API sends several, of several kinds. */
const oldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
})
const report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string() }),
})

/**
 * Reads only the directive of each report, because the rest contains URLs and parts of pages, and anyone may send a
 * report.
 */
export function readViolatedDirectives(body: unknown): string[] {
  const old = oldReport.safeParse(body)
  if (old.success) {
    const { 'effective-directive': effective, 'violated-directive': violated = '' } = old.data['csp-report']
    return [toCountedDirective(effective ?? violated)]
  }
  const reports = Array.isArray(body) ? body.slice(0, REPORTS_MAX) : []
  return reports.flatMap((one) => {
    const parsed = report.safeParse(one)
    return parsed.success ? [toCountedDirective(parsed.data.body.effectiveDirective)] : []
  })
}

function toCountedDirective(directive: string): string {
  const [name = ''] = directive.trim().split(' ', 1)
  return DIRECTIVES.includes(name) ? name : 'other'
}
