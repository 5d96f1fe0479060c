-- The lock is that of changes of the team (services/kernel/database/locks.ts): of two removals at once, the second sees the first.
CREATE FUNCTION "identity"."keep_an_administrator"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND 'admin' = ANY(NEW.roles) THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(7264115);
  IF NOT EXISTS (SELECT FROM identity.staff WHERE 'admin' = ANY(roles)) THEN
    RAISE EXCEPTION 'The team has no other administrator'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'staff_last_administrator';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "staff_last_administrator" AFTER DELETE OR UPDATE OF "roles" ON "identity"."staff" FOR EACH ROW WHEN ('admin' = ANY(OLD.roles)) EXECUTE FUNCTION "identity"."keep_an_administrator"();
