export { orderActionNames } from '@sangamam/contract/orders/order-actions';
