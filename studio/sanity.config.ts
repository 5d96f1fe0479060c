import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import house from '../house/house.json' with { type: 'json' }
import { previewUrl } from './preview-url.ts'
import { schema } from './workspace.ts'

/**
 * The configuration of a Studio for a project hosted by Sanity. The project, its dataset and the shop come from
 * environment variables: `SANITY_STUDIO_PROJECT`, `SANITY_STUDIO_DATASET`, `SANITY_STUDIO_SHOP` (the origin of the
 * shop, for `Open preview`).
 */
export default defineConfig({
  title: house.name,
  projectId: process.env.SANITY_STUDIO_PROJECT ?? '',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [structureTool()],
  schema,
  document: {
    productionUrl: async (_previous, { document }) =>
      previewUrl(document, process.env.SANITY_STUDIO_SHOP ?? 'http://localhost:3000'),
  },
})
