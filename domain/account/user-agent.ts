/** The common names of the browser and the operating system; null if unknown. */
export type DeviceNames = { readonly browser: string | null; readonly system: string | null }

/** Most specific first: nearly every browser also claims to be Safari and Chrome. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\w.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Parses a `User-Agent` header, which is a claim and not proof. */
export function parseUserAgent(userAgent: string | null): DeviceNames {
  const findName = (rules: typeof BROWSERS) =>
    rules.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  return { browser: findName(BROWSERS), system: findName(SYSTEMS) }
}
