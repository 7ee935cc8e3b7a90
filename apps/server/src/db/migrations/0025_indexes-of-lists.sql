CREATE INDEX "users_staff_index" ON "users" USING btree ("person_id") WHERE "users"."type" = 'STAFF';--> statement-breakpoint
CREATE INDEX "users_newest_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest_of_convention_index" ON "orders" USING btree ("convention_id",coalesce("submitted_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "orders_newest_index" ON "orders" USING btree (coalesce("submitted_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_parent_order_id_index" ON "orders" USING btree ("parent_order_id") WHERE "orders"."parent_order_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_order_id_index" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_created_at_index" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_mails_user_id_index" ON "outbox_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "travel_legs_airport_code_index" ON "travel_legs" USING btree ("airport_code");