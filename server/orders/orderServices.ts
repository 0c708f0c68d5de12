import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import { createCustomerOrders, type CustomerOrders } from './customerOrders.ts';
import { createOrderMerging, type OrderMerging } from './orderMerging.ts';
import { createOrderService, type OrderService } from './orderService.ts';
import { createStaffOrders, type StaffOrders } from './staffOrders.ts';

/** Order operations for other domains. Those that join the caller's transaction are in `orderRecords`. */
export type OrderServices = {
  orders: OrderService;
  orderMerging: OrderMerging;
  customerOrders: CustomerOrders;
  staffOrders: StaffOrders;
};

export function createOrderServices(parts: { database: Database; clock: Clock }): OrderServices {
  const staffOrders = createStaffOrders(parts.database);
  return {
    orders: createOrderService({ ...parts, staffOrders }),
    orderMerging: createOrderMerging(parts),
    customerOrders: createCustomerOrders(parts),
    staffOrders,
  };
}
