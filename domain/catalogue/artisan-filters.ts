export const ARTISAN_CHOICES = ['region', 'craft', 'category'] as const
export type ArtisanChoice = (typeof ARTISAN_CHOICES)[number]

export type ArtisanFilters = { readonly [choice in ArtisanChoice]: string | null }

export const NO_ARTISAN_FILTERS: ArtisanFilters = { region: null, craft: null, category: null }

export function isNarrowed(filters: ArtisanFilters): boolean {
  return ARTISAN_CHOICES.some((choice) => filters[choice] !== null)
}
