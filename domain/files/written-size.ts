const KILOBYTE = 1_024
const MEGABYTE = 1_048_576

/** For display: '208 kB', '1.2 MB', in French '1,2 Mo'. `tag` is a language tag, such as 'fr-FR'. */
export function formatFileSize(bytes: number, tag: string): string {
  const isLarge = bytes >= MEGABYTE / 10
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE)))
}
