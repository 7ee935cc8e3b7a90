/**
 * The version of the product, by semantic versioning. It is what people read: at the foot of the admin menu, in `/readyz`, the log and
 * `/docs`. `npm run release` refuses a package that says another.
 */
export const siteVersion = '1.0.0';
