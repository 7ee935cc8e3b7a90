ALTER TABLE "media" ADD COLUMN "poster_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_fkey" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_poster_id_index" ON "media" USING btree ("poster_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_poster_of_video" CHECK ("media"."poster_id" is null or "media"."kind" = 'VIDEO');