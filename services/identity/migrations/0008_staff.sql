CREATE TABLE "identity"."recovery_codes" (
	"account_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_codes_account_id_digest_pk" PRIMARY KEY("account_id","digest")
);
--> statement-breakpoint
CREATE TABLE "identity"."staff" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"roles" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"sealed_secret" text,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "identity"."staff_sessions" (
	"id_digest" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"sealed_token" text NOT NULL,
	"account_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sealed_secret" text,
	CONSTRAINT "staff_sessions_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_staff_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."staff"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."staff" ADD CONSTRAINT "staff_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_sessions_account" ON "identity"."staff_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_started" ON "identity"."staff_sessions" USING btree ("started_at");