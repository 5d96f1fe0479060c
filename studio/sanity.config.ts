import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from './schema/schema-types.ts'

/** The project and the dataset come from the environment: `SANITY_STUDIO_PROJECT`, `SANITY_STUDIO_DATASET`. */
export default defineConfig({
  title: 'Bottega',
  projectId: process.env.SANITY_STUDIO_PROJECT ?? '',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
})
