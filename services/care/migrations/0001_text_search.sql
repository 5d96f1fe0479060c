-- Indexes of parts of texts need pg_trgm, which comes with PostgreSQL; without it, searches of the team read whole tables.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX customers_text ON care.customers USING gin (name gin_trgm_ops, email gin_trgm_ops, company gin_trgm_ops);
  END IF;
EXCEPTION WHEN undefined_object THEN RAISE NOTICE 'pg_trgm is in a schema that is not searched';
END $$;
