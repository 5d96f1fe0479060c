CREATE TABLE "commerce"."shop_metafields" (
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "shop_metafields_namespace_key_pk" PRIMARY KEY("namespace","key")
);
